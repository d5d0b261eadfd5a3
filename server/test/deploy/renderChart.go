// Renders a Helm chart as Helm does, by Go's templates and Sprig's functions: renderChart <chart> <values as JSON>.
// Prints the manifests; a template that fails ends it with 1 and the reason.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

func require(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func readYaml(file string) map[string]interface{} {
	text, err := os.ReadFile(file)
	require(err)
	values := map[string]interface{}{}
	require(yaml.Unmarshal(text, &values))
	return values
}

func merge(into map[string]interface{}, from map[string]interface{}) {
	for key, value := range from {
		inner, isMap := value.(map[string]interface{})
		known, wasMap := into[key].(map[string]interface{})
		if isMap && wasMap {
			merge(known, inner)
		} else {
			into[key] = value
		}
	}
}

func main() {
	chart := os.Args[1]
	values := readYaml(filepath.Join(chart, "values.yaml"))
	changes := map[string]interface{}{}
	require(json.Unmarshal([]byte(os.Args[2]), &changes))
	merge(values, changes)
	about := readYaml(filepath.Join(chart, "Chart.yaml"))
	top := map[string]interface{}{
		"Values":  values,
		"Chart":   map[string]interface{}{"Name": about["name"], "AppVersion": about["appVersion"]},
		"Release": map[string]interface{}{"Name": "galley"},
	}
	all := template.New("chart").Option("missingkey=zero")
	functions := sprig.TxtFuncMap()
	functions["toYaml"] = func(value interface{}) string {
		text, err := yaml.Marshal(value)
		require(err)
		return strings.TrimSuffix(string(text), "\n")
	}
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := all.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	require(err)
	all.Funcs(functions)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require(err)
		_, err = all.New(filepath.Base(file)).Parse(string(text))
		require(err)
	}
	for _, file := range files {
		if !strings.HasSuffix(file, ".yaml") {
			continue
		}
		var out bytes.Buffer
		require(all.ExecuteTemplate(&out, filepath.Base(file), top))
		fmt.Printf("---\n%s\n", out.String())
	}
}
