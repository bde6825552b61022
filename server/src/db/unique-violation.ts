/** Whether a statement failed since a unique index has the value already (PostgreSQL 23505): somebody was first. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';
