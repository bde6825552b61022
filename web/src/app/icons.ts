import type { Icon } from '@tabler/icons-react';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconChart from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconMailX from '@tabler/icons-react/dist/esm/icons/IconMailX.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import IconUserSearch from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';

/** Icons that rows of the route table name: the table itself runs before anything can be drawn. */
export const icons = {
  bell: IconBell,
  briefcase: IconBriefcase,
  building: IconBuilding,
  calendar: IconCalendar,
  chart: IconChart,
  coin: IconCoin,
  dashboard: IconDashboard,
  file: IconFile,
  gift: IconGift,
  history: IconHistory,
  home: IconHome,
  mailX: IconMailX,
  note: IconNote,
  plus: IconPlus,
  right: IconRight,
  school: IconSchool,
  settings: IconSettings,
  ticket: IconTicket,
  userOff: IconUserOff,
  userSearch: IconUserSearch,
  users: IconUsers,
} satisfies Record<string, Icon>;

export type IconName = keyof typeof icons;
