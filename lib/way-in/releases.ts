/** Once the stay is approved, once all but a deposit due on arrival is paid, or days before the arrival. */
export const arrivalInfoReleases = ['approved', 'paid', 'days'] as const;

export const MAX_ARRIVAL_INFO_DAYS = 30;
