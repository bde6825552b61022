import { RulesPage } from './rules-page.tsx';

/** `/rule/intern`: what companies that offer internships keep to. */
export default function InternRules() {
  return <RulesPage rules="intern" />;
}
