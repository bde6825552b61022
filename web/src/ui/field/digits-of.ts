/** The digits of what was typed; those of full width, which Chinese keyboards make, count as well. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');
