/** How a message is handed to a carrier. */
export interface Delivery {
  /** Names the message for good: all that is handed over under one key is one message. */
  key: string;
  /** It may have been handed over before, without a known outcome. */
  again: boolean;
}

/** The provider will never take it, however often it is handed over. */
export class DeliveryRefused extends Error {}
