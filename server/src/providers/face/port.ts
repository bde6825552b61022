/** Who somebody says to be, with a picture of the face. */
interface FaceToCompare {
  name: string;
  /** Of an identity card, GB 11643. */
  number: string;
  picture: { bytes: Uint8Array; type: string };
}

/** `same` and `unlike` are a service's word; `operator` leaves it to a person. */
export type FaceOutcome = 'same' | 'unlike' | 'operator';

export interface FaceProvider {
  /**
   * Compares a face with the picture that belongs to the number. Nothing of it is stored; `key` names one comparison.
   * @throws Error where another try may help
   */
  compare(face: FaceToCompare, key: string): Promise<FaceOutcome>;
}
