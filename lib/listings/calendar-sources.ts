/** The two platforms with an API call of their own for their calendar. */
export const namedSources = ['airbnb', 'booking_com'] as const;
export type NamedSource = (typeof namedSources)[number];

/** Where linked calendars can come from; the owner names those of source `other`. */
export const importedSources = [...namedSources, 'other'] as const;
export type ImportedSource = (typeof importedSources)[number];

export function isImportedSource(source: string): source is ImportedSource {
  return importedSources.some((one) => one === source);
}

/** What can occupy a listing: a stay booked here, one from a linked calendar, or the owner's own block. */
export const bookedSources = ['internal', ...importedSources] as const;
export type BookedSource = (typeof bookedSources)[number];

export const occupancySources = [...bookedSources, 'blocked'] as const;
export type OccupancySource = (typeof occupancySources)[number];

/**
 * The sources created here: no two of them may overlap, and only they are in the .ics feed (so that imports are not
 * echoed).
 */
export const ownSources = ['internal', 'blocked'] as const satisfies readonly OccupancySource[];
