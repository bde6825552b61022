import { platformScopes } from '@qinghe/contract/endpoint.ts';
import { createPlatformKey } from '@qinghe/contract/platform/keys.ts';
import type { TestApp } from './app.ts';

/** A key of the master's company for everything, or for so much. */
export const makeKey = (
  app: TestApp,
  { token }: { token: string },
  scopes: readonly (typeof platformScopes)[number][] = platformScopes,
) => app.ok(createPlatformKey, { name: '校园平台', scopes: [...scopes] }, { token });
