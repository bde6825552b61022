export { talkRoutes } from './routes.ts';
export { VISITOR_DAYS } from './sign-up/erase-visitors.ts';
export { giveBackSeat } from './sign-up/give-back-seat.ts';
export { findTicket, type Ticket } from './sign-up/visitor-queries.ts';
export { talkDeliveries, talkTasks } from './tasks.ts';
export { hashTicket, newTicketCode, ticketsOf } from './ticket.ts';
