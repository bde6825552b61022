/** Path of the page that plays the payer's phone. */
export const CASHIER_PATH = '/cashier';
