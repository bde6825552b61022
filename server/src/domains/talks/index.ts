export { talkRoutes } from './routes.ts';
export { signUpForm } from './sign-up-form.ts';
export { talkTasks } from './tasks.ts';
