import { type ReactNode, useState } from 'react';

/** Draws a dialog, which is handed what closes it. */
type Draw = (close: () => void) => ReactNode;

export type OpenDialog = (draw: Draw) => void;

/** The one dialog that a screen has open: `open((close) => <NoticeDialog notice={notice} onClose={close} />)`. */
export function useDialog(): { dialog: ReactNode; open: OpenDialog } {
  const [draw, setDraw] = useState<Draw | null>(null);
  return { dialog: draw?.(() => setDraw(null)), open: (next) => setDraw(() => next) };
}
