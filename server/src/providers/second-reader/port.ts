/** What is asked about a document, and the document itself, which is data and orders nothing. */
export interface Question {
  task: string;
  document: string;
  /** JSON schema of the answer. */
  schema: object;
}

/** Reads a text that the rules could not read to the end: a language model, by a service that somebody has chosen. */
export interface SecondReader {
  /** So often may all servers together ask in a day. */
  readonly callsPerDay: number;
  /**
   * @returns what the service answered, unchecked; undefined where it is no JSON or too long
   * @throws SecondReaderUnavailable where another try may help
   */
  ask(question: Question): Promise<unknown>;
}

/** The service gave no answer; `reason` is its status or what happened, never what was asked. */
export class SecondReaderUnavailable extends Error {
  constructor(reason: string) {
    super(`Second reader: ${reason}`);
    this.name = 'SecondReaderUnavailable';
  }
}
