import { RulesPage } from './rules-page.tsx';

/** `/rule/accessibility`: what was tried for people who read and operate the product in other ways, and what was not. */
export default function Accessibility() {
  return <RulesPage rules="accessibility" />;
}
