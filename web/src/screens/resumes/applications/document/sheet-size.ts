import { createContext, useContext, useEffect } from 'react';
import { useZoom, widthAt } from './zoom.ts';

interface SheetFrame {
  /** Width that the pane has for sheets, in CSS pixels; 0 while unknown. */
  room: number;
  /** Says how wide the first sheet is on paper. */
  onNatural: (natural: number) => void;
  /** A picture of the first sheet lies below it until it is drawn. */
  hasPicture: boolean;
}

/** What a view of a document knows of the pane that it stands in. */
export const SheetContext = createContext<SheetFrame>({
  room: 0,
  onNatural: () => undefined,
  hasPicture: false,
});

/** Width at which a sheet is shown now; 0 while the pane's is unknown. */
export function useSheetWidth(natural: number): number {
  const { room } = useContext(SheetContext);
  const zoom = useZoom();
  return room === 0 ? 0 : widthAt(zoom, natural, room);
}

/** Tells the bar of which size it shows the percentage; undefined while a view does not know. */
export function useFirstSheet(natural: number | undefined): void {
  const { onNatural } = useContext(SheetContext);
  useEffect(() => {
    if (natural !== undefined) onNatural(natural);
  }, [natural, onNatural]);
}

/** Whether something is seen already where the first sheet will be. */
export const useHasPicture = (): boolean => useContext(SheetContext).hasPicture;
