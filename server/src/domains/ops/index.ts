export { makeOperator } from './make-operator.ts';
export { opsRoutes } from './routes.ts';
export { authenticateOperator } from './session.ts';
export { insertOperator } from './session-queries.ts';
export { opsTasks } from './tasks.ts';
