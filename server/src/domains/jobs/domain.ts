import type { ServerDomain } from '../../domain.ts';
import { ofTheDesk } from '../../http/route.ts';
import { leaveJobs } from './leave/leave-jobs.ts';
import { jobsRoutes } from './routes.ts';
import { jobTasks } from './tasks.ts';

export const jobs: ServerDomain = { routes: ofTheDesk(jobsRoutes), tasks: jobTasks, memberLeaves: leaveJobs };
