export { VISITOR_DAYS } from './sign-up/erase-visitors.ts';
export { giveBackSeat } from './sign-up/give-back-seat.ts';
export {
  countRegistrationsOf,
  eraseRegistrationsOf,
  findTicket,
  type Ticket,
} from './sign-up/visitor-queries.ts';
export { hashTicket, newTicketCode, ticketsOf } from './ticket.ts';
