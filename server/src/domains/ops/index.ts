export { makeOperator } from './make-operator.ts';
export { authenticateOperator } from './session.ts';
export { insertOperator } from './session-queries.ts';
