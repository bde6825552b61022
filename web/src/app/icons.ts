import type { Icon } from '@tabler/icons-react';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMailX from '@tabler/icons-react/dist/esm/icons/IconMailX.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';

/** Icons that rows of the route table name: the table itself runs before anything can be drawn. */
export const icons = {
  briefcase: IconBriefcase,
  file: IconFile,
  home: IconHome,
  mailX: IconMailX,
  message: IconMessage,
  plus: IconPlus,
  right: IconRight,
  school: IconSchool,
  settings: IconSettings,
} satisfies Record<string, Icon>;

export type IconName = keyof typeof icons;
