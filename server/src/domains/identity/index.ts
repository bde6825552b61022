export { askIdentityAgain } from './ask-again.ts';

export { phonePictures } from './by-phone.ts';
export { countIdentityCases, hasIdentityCase } from './queries.ts';
