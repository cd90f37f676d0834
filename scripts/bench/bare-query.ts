/** The query that everything about searching is measured against: one page of homes as they lie, by one index. */
export const bareQuery = {
  name: 'bench-bare',
  text: 'SELECT * FROM listings WHERE id >= $1 ORDER BY id LIMIT 24',
};
