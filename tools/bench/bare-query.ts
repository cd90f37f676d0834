/** The query that all searches are compared with: one page of listings in the order of one index. */
export const bareQuery = {
  name: 'bench-bare',
  text: 'SELECT * FROM listings WHERE id >= $1 ORDER BY id LIMIT 24',
};
