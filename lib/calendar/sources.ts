/** Where calendars can be linked from. */
export const importedSources = ['airbnb', 'booking_com'] as const;
export type ImportedSource = (typeof importedSources)[number];

/** What can occupy a listing: a stay booked here, one of a linked calendar, or the owner's own block. */
export const bookedSources = ['internal', ...importedSources] as const;
export type BookedSource = (typeof bookedSources)[number];

export const occupancySources = [...bookedSources, 'blocked'] as const;
export type OccupancySource = (typeof occupancySources)[number];

/** The sources that are ours: no two of them may overlap, and only they stand in the .ics feed (no echo). */
export const ownSources = ['internal', 'blocked'] as const satisfies readonly OccupancySource[];
