import { defineDomain } from '../endpoint.ts';

export const domain = defineDomain('chat');
