export { VISITOR_DAYS } from './erase-visitors.ts';
export { talkRoutes } from './routes.ts';
export { signUpForm } from './sign-up-form.ts';
export { talkDeliveries, talkTasks } from './tasks.ts';
export { hashTicket, newTicketCode, ticketsOf } from './ticket.ts';
export { ticketCodeFigure } from './ticket-code-figure.ts';
