/** Endings of what can be a CV; what it is its content says. */
export const CV_TYPES = ['.pdf', '.docx', '.doc', '.rtf', '.mht', '.png', '.jpg', '.jpeg', '.webp', '.heic', '.heif'];
