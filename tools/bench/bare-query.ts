/** The query that everything about searching is compared with: one page of homes in the order of one index. */
export const bareQuery = {
  name: 'bench-bare',
  text: 'SELECT * FROM listings WHERE id >= $1 ORDER BY id LIMIT 24',
};
