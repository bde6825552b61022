import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTagging, useTags } from '../../../domains/resumes/api/tag-applications.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './annotations.module.css';

export default function TagDialog({ uuids, onClose }: { uuids: string[]; onClose: () => void }) {
  const { t } = useTranslation('resumes');
  const { t: common } = useTranslation('common');
  const tags = useTags().data ?? [];
  const { add } = useTagging();
  const [name, setName] = useState('');
  const form = useId();
  const put = async (chosen: string) => {
    if (chosen.trim() === '') return;
    const tag = await add.run({ uuids, name: chosen.trim() });
    if (!tag) return;
    toast.success(t('tags.added', { name: tag.name }));
    onClose();
  };
  const matching = tags.filter((tag) => tag.name.includes(name.trim()));
  return (
    <Dialog
      open
      title={t('tags.title', { count: uuids.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={add.busy} disabled={name.trim() === ''}>
            {t('tags.put')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void put(name);
        }}
      >
        <TextField
          label={t('tags.name')}
          hint={t('tags.nameHint')}
          value={name}
          maxLength={12}
          onChange={setName}
          autoFocus
        />
      </form>
      {matching.length > 0 && (
        <div className={styles.choices}>
          {matching.map((tag) => (
            <Button key={tag.uuid} disabled={add.busy} onClick={() => void put(tag.name)}>
              {tag.name}
            </Button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
