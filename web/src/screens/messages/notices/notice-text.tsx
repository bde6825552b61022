import { Card } from '../../../ui/section/section.tsx';
import styles from './notices.module.css';

/** Paragraphs of a notice as plain text, as readers and those who preview it see them. */
export function NoticeText({ text }: { text: string }) {
  return (
    <Card>
      <p className={styles.content}>{text}</p>
    </Card>
  );
}
