{{- define "galley.labels" -}}
app.kubernetes.io/name: galley
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "galley.image" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
{{- end }}

{{- define "galley.container" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  - { name: data, mountPath: /var/lib/galley/data }
  {{- if not .Values.releases.bucket }}
  - { name: releases, mountPath: /var/lib/galley/releases-store }
  {{- end }}
{{- with .Values.envFrom }}
envFrom:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "galley.env" -}}
{{- with .Values.releases.bucket }}
- name: RELEASE_STORE
  value: {{ . | quote }}
{{- end }}
{{- range $name, $value := .Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}
