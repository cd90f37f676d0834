-- Calendars of other sites than the two that have a call of their own. A new word of a type can be used only once the
-- transaction that adds it has ended.
ALTER TYPE occupancy_source ADD VALUE IF NOT EXISTS 'other';
