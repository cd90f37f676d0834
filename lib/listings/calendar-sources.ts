/** The two platforms whose calendar has a call of its own. */
export const namedSources = ['airbnb', 'booking_com'] as const;
export type NamedSource = (typeof namedSources)[number];

/** Where calendars can be linked from; the owner gives those of source `other` a name. */
export const importedSources = [...namedSources, 'other'] as const;
export type ImportedSource = (typeof importedSources)[number];

export function isImportedSource(source: string): source is ImportedSource {
  return importedSources.some((one) => one === source);
}

/** What can occupy a listing: a stay booked here, one of a linked calendar, or the owner's own block. */
export const bookedSources = ['internal', ...importedSources] as const;
export type BookedSource = (typeof bookedSources)[number];

export const occupancySources = [...bookedSources, 'blocked'] as const;
export type OccupancySource = (typeof occupancySources)[number];

/** The sources that are ours: no two of them may overlap, and only they stand in the .ics feed (no echo). */
export const ownSources = ['internal', 'blocked'] as const satisfies readonly OccupancySource[];
