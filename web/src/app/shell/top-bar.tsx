import { Link } from 'react-router';
import { PaletteButton } from '../palette/palette-button.tsx';
import { Bell } from './bell.tsx';
import { Brand } from './brand.tsx';
import { CoinsLink } from './coins-link.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { HelpButton } from './help-button.tsx';
import styles from './top-bar.module.css';

export function TopBar() {
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand}>
        <Brand />
      </Link>
      <PaletteButton />
      <div className={styles.end}>
        <ConnectionNote />
        <CoinsLink />
        <HelpButton />
        <Bell />
      </div>
    </header>
  );
}
