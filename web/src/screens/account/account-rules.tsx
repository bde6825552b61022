import { RulesPage } from './rules-page.tsx';

/** `/rule/account`: what an account may do, what is kept of it, and for how long. */
export default function AccountRules() {
  return <RulesPage rules="account" />;
}
