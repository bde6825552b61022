import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useAddTag, useTags } from '../../../../domains/resumes/api/tag-applications.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../../ui/form/use-api-form.ts';
import { heldKeys } from '../../../../ui/key/hold-keys.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import styles from './annotations.module.css';

const schema = async () => (await import('@qinghe/contract/resumes/annotate.ts')).addTag.input;

export default function TagDialog({ uuids, onClose }: { uuids: string[]; onClose: () => void }) {
  const { t } = useTranslation('resumes');
  const tags = useTags().data ?? [];
  const [held] = useState(heldKeys);
  const form = useApiForm({
    key: `tag:${uuids.join()}`,
    drafts: 'memory',
    initial: { uuids, name: held },
    schema,
    save: useAddTag(),
    onSaved: (tag) => {
      toast.success(t('tags.added', { name: tag.name }));
      onClose();
    },
  });
  const name = form.field('name');
  const matching = tags.filter((tag) => tag.name.includes(name.value.trim()));
  const put = (chosen: string) => {
    name.onChange(chosen);
    form.submit();
  };
  return (
    <FormDialog form={form} title={t('tags.title', { count: uuids.length })} submit={t('tags.put')} onClose={onClose}>
      <TextField
        label={t('tags.name')}
        hint={t('tags.nameHint', { limit: limits.tagName })}
        maxLength={limits.tagName}
        autoFocus
        {...name}
      />
      {matching.length > 0 && (
        <div className={styles.choices}>
          {matching.map((tag) => (
            <Button key={tag.uuid} disabled={form.isSaving} onClick={() => put(tag.name)}>
              {tag.name}
            </Button>
          ))}
        </div>
      )}
    </FormDialog>
  );
}
