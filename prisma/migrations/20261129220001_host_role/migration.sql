-- Whoever receives the guests of a home (docs/rules/hosts.md).
ALTER TYPE manager_role ADD VALUE 'host';
