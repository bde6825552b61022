import { encodeQR } from 'qr';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import styles from './qr-code.module.css';

interface QrCodeProps {
  /** What a phone reads: mostly an address. */
  text: string;
  /** What it is for, said instead of the picture. */
  label?: string;
}

/** Light modules around the code, by which cameras find it (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as one path: dark on white in every theme, because cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { t } = useTranslation('ui');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label ?? t('qr.label', { text })}
    >
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
