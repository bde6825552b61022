/** How a message is handed to a carrier. */
export interface Delivery {
  /** Names the message for good: whatever is handed over under one key is one message, however often. */
  key: string;
  /** It may have been handed over before, and nobody knows whether it was taken. */
  again: boolean;
}
