import { useState } from 'react';
import { sendPhonePicture } from '../../../domains/identity/api/phone.ts';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { shrunk } from './still.ts';

export type Side = 'front' | 'back' | 'face';

export interface Taken {
  uuid: string;
  /** Of the picture on this phone: what was sent is shown to nobody here. */
  url: string;
}

/** Pictures of each side, sent as they are taken; a face has up to three. */
export type Pictures = Readonly<Record<Side, readonly Taken[]>>;

const NONE: Pictures = { front: [], back: [], face: [] };

const MOST: Record<Side, number> = { front: 1, back: 1, face: 3 };

export function usePictures(key: string) {
  const [pictures, setPictures] = useState(NONE);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ side: Side; message: string }>();
  /** @returns what was taken, undefined where it was not; a face that is complete begins anew, any other side is replaced */
  const send = async (side: Side, file: File): Promise<Taken | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const sent = await shrunk(file);
      const taken = { uuid: await sendPhonePicture(key, sent), url: URL.createObjectURL(sent) };
      setPictures((before) => {
        const kept = before[side].length < MOST[side] ? before[side] : [];
        return { ...before, [side]: [...kept, taken] };
      });
      return taken;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure({ side, message: messageOf(error, currentLocale()) });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const clear = (side: Side) => setPictures((before) => ({ ...before, [side]: [] }));
  return { pictures, busy, failure, send, clear };
}

/** What is to be taken next of the sides that are asked for; undefined once all of it is there. */
export const nextSide = (pictures: Pictures, sides: readonly Side[]): Side | undefined =>
  sides.find((side) => pictures[side].length < MOST[side]);
