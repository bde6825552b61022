import type { ApplicationDetail } from '@qinghe/contract/resumes/endpoints.ts';
import IconClose from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { useTagging } from '../../../domains/resumes/api/tag-applications.ts';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './annotations.module.css';
import { TagPicker } from './tag-picker.tsx';

/** The tags of one application. */
export function Tags({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const { add, remove } = useTagging();
  const uuids = [detail.uuid];
  return (
    <div className={styles.tags}>
      {detail.tags.map((tag) => (
        <span key={tag.uuid} className={styles.tag}>
          {tag.name}
          <button
            type="button"
            aria-label={t('tags.remove', { name: tag.name })}
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate(
                { uuids, tag_uuid: tag.uuid },
                {
                  onSuccess: () =>
                    toast.undo(t('tags.removed', { name: tag.name }), () => add.mutate({ uuids, name: tag.name })),
                },
              )
            }
          >
            <IconClose size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      <TagPicker uuids={uuids} compact />
    </div>
  );
}
