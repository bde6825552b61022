/** Words that somebody types as an address within a city, which is named by its GB/T 2260 code. */
export interface AddressQuery {
  city: string;
  words: string;
}

interface SuggestedAddress {
  /** What the address field holds once it is taken, without the city. */
  address: string;
  /** The district that it lies in; empty where it is one itself or the service does not say. */
  district: string;
}

/** Most suggestions that are shown. */
export const SUGGESTIONS_MAX = 10;

export interface AddressProvider {
  /** The best first; none where nothing fits. @throws AddressesUnavailable when the service refuses or fails */
  suggest(query: AddressQuery): Promise<SuggestedAddress[]>;
}

/** The service gave no suggestions; `reason` is its own code, never what was asked. */
export class AddressesUnavailable extends Error {
  constructor(reason: string) {
    super(`Address service: ${reason}`);
    this.name = 'AddressesUnavailable';
  }
}
