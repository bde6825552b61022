import { addTag, listTags, removeTag } from '@qinghe/contract/resumes/annotate.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

/** The company's tags by name. */
export const useTags = () => useQuery({ ...apiQuery(listTags, {}), select: (data) => data.items });

/** Puts tags on applications and takes them off. */
export const useTagging = () => ({ add: useAction(addTag), remove: useAction(removeTag) });

/** Puts a tag on applications. The form says what failed. */
export const useAddTag = () => useAction(addTag, { silent: true }).attempt;
