set -e
mkdir -p "$PGDATA" /run/postgresql
chown postgres:postgres "$PGDATA" /run/postgresql
chmod 700 "$PGDATA"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  gosu postgres initdb --username="$POSTGRES_USER" --auth-local=trust --auth-host=scram-sha-256 >/dev/null
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  gosu postgres pg_ctl --wait -o '-c listen_addresses=' start >/dev/null
  gosu postgres psql --quiet --username="$POSTGRES_USER" --dbname=postgres \
    --set=role="$POSTGRES_USER" --set=password="$POSTGRES_PASSWORD" --set=database="$POSTGRES_DB" <<'END'
ALTER ROLE :"role" PASSWORD :'password';
CREATE DATABASE :"database";
END
  gosu postgres pg_ctl --wait stop >/dev/null
fi
exec gosu postgres "$@" -c listen_addresses='*'
