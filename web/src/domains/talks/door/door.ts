import type { InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import type { DoorEntry, syncDoor } from '@qinghe/contract/talks/check-in.ts';
import {
  type ExchangePorts,
  type ExchangeState,
  openExchange,
  type RefusedEntry,
} from '../../../lib/offline/offline-sync.ts';
import { type Attendance, attendanceOf, merge, type Snapshot } from './attendance.ts';

type Ports = ExchangePorts<DoorEntry, Snapshot, OutputOf<typeof syncDoor>, Attendance>;

export interface DoorPorts extends Pick<Ports, 'outbox' | 'load' | 'keep' | 'now'> {
  talk: string;
  send: (input: InputOf<typeof syncDoor>) => Promise<OutputOf<typeof syncDoor>>;
}

export type Refused = RefusedEntry<DoorEntry>;
export type DoorState = ExchangeState<DoorEntry, Snapshot, Attendance>;
export type Door = ReturnType<typeof openDoor>;

/** The door of a talk on one phone, with or without a network. */
export const openDoor = ({ talk, send, ...ports }: DoorPorts) =>
  openExchange<DoorEntry, Snapshot, OutputOf<typeof syncDoor>, Attendance>({
    ...ports,
    send: (entries, device_now, since) =>
      send({ talk_uuid: talk, device_now, ...(since ? { since } : {}), entries: [...entries] }),
    merge,
    hasNews: ({ visitors }) => visitors.length > 0,
    view: (snapshot, pending) => attendanceOf(snapshot?.visitors ?? [], pending),
  });
