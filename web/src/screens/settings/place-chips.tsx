import { fillPlaces, places } from '@qinghe/contract/places.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { Hint } from '../../ui/text/hint.tsx';

interface PlaceChipsProps {
  text: string;
  onChange: (text: string) => void;
}

/** Puts a place where the cursor is, and shows the text as somebody will read it. */
export function PlaceChips({ text, onChange }: PlaceChipsProps) {
  const { t } = useTranslation('settings', { keyPrefix: 'places' });
  const sample = { name: t('sampleName'), job: t('sampleJob'), company: t('sampleCompany') };
  const insert = (words: string) => {
    const field = document.activeElement;
    const [from, to] =
      field instanceof HTMLTextAreaElement ? [field.selectionStart, field.selectionEnd] : [text.length, text.length];
    onChange(text.slice(0, from) + words + text.slice(to));
  };
  return (
    <>
      <Row>
        {places.map((place) => (
          <Button
            key={place}
            variant="quiet"
            // The field keeps its cursor.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(`{${t(place)}}`)}
          >
            {`{${t(place)}}`}
          </Button>
        ))}
      </Row>
      {text.trim() !== '' && <Hint>{t('preview', { text: fillPlaces(text, sample) })}</Hint>}
    </>
  );
}
