export { askIdentityAgain } from './ask-again.ts';

export { takePhonePicture } from './by-phone.ts';
export { countIdentityCases } from './queries.ts';
