#!/bin/sh
# Starts Prometheus with the rules of k8s/components/monitoring: prometheus.sh RULES TARGET COMMAND…
# They are an object of Kubernetes, whose `spec` has the format that Prometheus reads.
set -eu
sed '1,/^spec:/d; s/^  //' "$1" > "$2"
shift 2
exec "$@"
