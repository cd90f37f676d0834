-- Counted with every read and every page that is rendered: nobody waits for the disk over a count. After a crash of the
-- server the counts begin anew, which lets at most one more window's worth through.
ALTER TABLE "rate_limits" SET UNLOGGED;
