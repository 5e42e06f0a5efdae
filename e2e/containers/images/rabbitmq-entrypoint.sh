set -e
chown rabbitmq:rabbitmq /var/lib/rabbitmq
exec gosu rabbitmq env HOME=/var/lib/rabbitmq RABBITMQ_LOGS=- "$@"
