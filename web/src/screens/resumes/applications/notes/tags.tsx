import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import IconClose from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTagging } from '../../../../domains/resumes/api/tag-applications.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { undoToast } from '../../../../ui/toast/undo-notice.tsx';
import styles from './annotations.module.css';
import { TagPicker } from './tag-picker.tsx';

/** The tags of one application. */
export function Tags({ detail }: { detail: ApplicationDetail }) {
  const { t } = useTranslation('resumes');
  const { add, remove } = useTagging();
  const { decide } = detail.abilities;
  const uuids = [detail.uuid];
  const takeOff = async ({ uuid, name }: ApplicationDetail['tags'][number]) => {
    if (!(await remove.run({ uuids, tag_uuid: uuid }))) return;
    undoToast(t('tags.removed', { name }), () => void add.run({ uuids, name }));
  };
  return (
    <div className={styles.tags}>
      {detail.tags.map((tag) => (
        <span key={tag.uuid} className={styles.tag}>
          {tag.name}
          {decide && (
            <button
              type="button"
              aria-label={t('tags.remove', { name: tag.name })}
              disabled={remove.busy}
              onClick={() => void takeOff(tag)}
            >
              <IconClose size={14} aria-hidden="true" />
            </button>
          )}
        </span>
      ))}
      {decide && <TagPicker uuids={uuids} compact />}
    </div>
  );
}
