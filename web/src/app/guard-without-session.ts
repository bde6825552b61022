/* What of the guard needs nobody's session: the login page carries this alone. */
export type RouteAccess = 'public' | 'mixed' | 'user' | 'master';

/** A prompt that the home page opens by itself. */
export type HomeMode = 'need-code-url' | 'upgrade';

export type Decision =
  | { kind: 'allow'; mode?: HomeMode }
  | { kind: 'redirect'; to: string /** Keep the address to return to. */; remember?: true };

const LOGIN = '/login';
export const allow: Decision = { kind: 'allow' };
export const toLogin: Decision = { kind: 'redirect', to: LOGIN, remember: true };

/** Public pages; and e-mail views, which a signed link opens with or without a session. */
export const isOpen = (access: RouteAccess, search: URLSearchParams): boolean =>
  access === 'public' || (access === 'mixed' && Boolean(search.get('auth')));
