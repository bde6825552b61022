import type { OpenedCheck } from '@qinghe/contract/identity/face-check.ts';
import type { ReadCardField } from '@qinghe/contract/identity/read-card.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { readCard } from '../../../domains/identity/api/phone.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { PhoneForm } from './phone-form.tsx';
import { PhoneIntro } from './phone-intro.tsx';
import { Shoot } from './shoot.tsx';
import { nextSide, type Side, usePictures } from './use-pictures.ts';

const PROMPTS = ['look', 'blink', 'again'] as const;

/** From the consents over the camera to what is handed in; pictures are lost with the page, and erased by the server. */
export function PhoneSteps({ checkKey, asking }: { checkKey: string; asking: OpenedCheck }) {
  const { t } = useTranslation('identity', { keyPrefix: 'phone' });
  const navigate = useNavigate();
  const sent = usePictures(checkKey);
  const { pictures, busy, failure } = sent;
  const [way, setWay] = useState<{ withFace: boolean } | null>(null);
  const [read, setRead] = useState<ReadCardField[]>([]);
  const [shooting, setShooting] = useState<Side | null>(null);
  const sides: Side[] = way?.withFace ? ['front', 'back', 'face'] : ['front', 'back'];
  const shoot = (side: Side) => {
    if (side === 'face') sent.clear('face');
    setShooting(side);
  };
  const send = async (side: Side, file: File) => {
    const taken = await sent.send(side, file);
    if (taken && side === 'front') void readCard(checkKey, taken.uuid).then(setRead);
    return taken;
  };
  const take = async (side: Side, file: File) => {
    const taken = await send(side, file);
    if (!taken) return;
    const after = { ...pictures, [side]: [...pictures[side], taken] };
    setShooting(nextSide(after, sides) ?? null);
  };
  const count = pictures.face.length;
  const prompt = t('faceStep', { prompt: t(`facePrompt.${PROMPTS[count] ?? 'again'}`), number: count + 1 });
  if (!way)
    return (
      <PhoneIntro
        asking={asking}
        onStart={({ withFace, withCamera }) => {
          setWay({ withFace });
          if (withCamera) setShooting('front');
        }}
      />
    );
  return (
    <>
      <PhoneForm
        {...sent}
        checkKey={checkKey}
        read={read}
        withFace={way.withFace}
        send={send}
        onShoot={shoot}
        onHandedIn={(key) => void navigate(`/m/identity/result#${key}`, { replace: true })}
      />
      {shooting && (
        <Shoot
          key={shooting}
          title={t(`shot.${shooting}`)}
          subject={shooting === 'face' ? 'face' : 'card'}
          prompt={shooting === 'face' ? prompt : shooting === 'back' ? t('turn') : undefined}
          isNext={shooting === 'back' && pictures.back.length === 0}
          busy={busy}
          failure={failure?.message}
          onPicture={(file) => take(shooting, file)}
          onClose={() => setShooting(null)}
        />
      )}
    </>
  );
}
